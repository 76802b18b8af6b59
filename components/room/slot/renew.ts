import { signOf } from './blocks/sign-of';

/** What is pressed in a node, if anything: it becomes no other, or a press that has begun would do what nobody pressed. */
function pressedIn(node: Node): string | undefined {
  if (!(node instanceof Element)) return undefined;
  const pressed = node.matches('a, button') ? node : node.querySelector('a, button');
  return pressed ? signOf(pressed) : undefined;
}

/** The first of a node and those behind it that may become another; of those without anything to press only the node itself. */
function keptFor(next: Node, from: ChildNode | null): ChildNode | null {
  const sign = pressedIn(next);
  for (let node = from; node; node = node.nextSibling) {
    if (node.nodeName === next.nodeName && pressedIn(node) === sign) return node;
    if (sign === undefined) return null;
  }
  return null;
}

function removeUntil(end: ChildNode | null, from: ChildNode | null) {
  for (let node = from; node && node !== end;) {
    const gone = node;
    node = node.nextSibling;
    gone.remove();
  }
}

function renewAttributes(element: Element, next: Element) {
  for (const name of element.getAttributeNames()) if (!next.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Makes a node hold what another holds, and keeps every element and text that may stay: presses, focus and selections are theirs. */
export function renewChildren(parent: ParentNode, next: ParentNode) {
  let at: ChildNode | null = parent.firstChild;
  for (const child of [...next.childNodes]) {
    const kept = keptFor(child, at);
    if (!kept) {
      parent.insertBefore(child, at);
      continue;
    }
    removeUntil(kept, at);
    at = kept.nextSibling;
    if (kept instanceof Element) {
      renewAttributes(kept, child as Element);
      renewChildren(kept, child as Element);
    } else if (kept.nodeValue !== child.nodeValue) kept.nodeValue = child.nodeValue;
  }
  removeUntil(null, at);
}
