import { signOf } from './blocks/sign-of';

/** The link or button of a node, if any, as its identity: a press that has begun on one must not end on another. */
function identityOf(node: Node): string | undefined {
  if (!(node instanceof Element)) return undefined;
  const pressed = node.matches('a, button') ? node : node.querySelector('a, button');
  return pressed ? signOf(pressed) : undefined;
}

/** The first of a node and its next siblings that can be morphed into `next`; a node without an identity is matched by its place alone. */
function findMatch(next: Node, from: ChildNode | null): ChildNode | null {
  const identity = identityOf(next);
  for (let node = from; node; node = node.nextSibling) {
    if (node.nodeName === next.nodeName && identityOf(node) === identity) return node;
    if (identity === undefined) return null;
  }
  return null;
}

function removeUntil(end: ChildNode | null, from: ChildNode | null) {
  for (let node = from; node && node !== end;) {
    const removed = node;
    node = node.nextSibling;
    removed.remove();
  }
}

function morphAttributes(element: Element, next: Element) {
  for (const name of element.getAttributeNames()) if (!next.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Morphs the children of a node into those of another. Elements and texts that match stay, and are never moved: presses, focus
 * and selections survive. ADR 44 says why no package does it.
 */
export function morphChildren(parent: ParentNode, next: ParentNode) {
  let at: ChildNode | null = parent.firstChild;
  for (const child of [...next.childNodes]) {
    const match = findMatch(child, at);
    if (!match) {
      parent.insertBefore(child, at);
      continue;
    }
    removeUntil(match, at);
    at = match.nextSibling;
    if (match instanceof Element) {
      morphAttributes(match, child as Element);
      morphChildren(match, child as Element);
    } else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue;
  }
  removeUntil(null, at);
}
