// What a compiled program costs that does nothing.
export {}
