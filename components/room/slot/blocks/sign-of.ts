/** What a link or a button is: where it leads, or what it says. Two with the same sign are the same to whoever uses them. */
export const signOf = (element: Element) => element.getAttribute('href') ?? element.textContent;
