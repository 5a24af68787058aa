/** Larger files are generated or data; hashing them would cost more than knowing is worth. */
export const MOST_HASHED_BYTES = 2 * 1024 * 1024
