/** How many migrations there are, known without loading them: almost every hook finds its store up to date. A test counts. */
export const NEWEST = 21
