/** How a file or a definition was when a session last saw it, beside how it was when its memory was written: by that it is known again when it moved. */
export const lastSeen = `
ALTER TABLE memory_links ADD COLUMN last_hash TEXT;
`
