/** Identifies a link or button by its target or its text. Two with the same sign are interchangeable for the user. */
export const signOf = (element: Element) => element.getAttribute('href') ?? element.textContent;
