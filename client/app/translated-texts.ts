/**
 * Lets the browser translate the page. Chrome and Edge replace each text node by a `<font>` element. React doesn't know:
 * it updates the detached node, and throws when it moves or removes it. So the original node is put back before
 * React changes it, and the browser translates it again.
 */
export function followTranslation(): void {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) putBack(target);
  });
  new MutationObserver((records) => {
    const translations = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isTranslation)));
    if (translations.size === 0) return;
    for (const record of records) {
      for (const text of noteTexts(record, translations)) changes.observe(text, { characterData: true });
    }
  }).observe(document.documentElement, { childList: true, subtree: true });

  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    putBack(node);
    return appendChild.call(this, node) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    putBack(node);
    putBack(next);
    return insertBefore.call(this, node, childAround(this, next)) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    putBack(child);
    if (this.contains(child)) removeChild.call(child.parentNode, child);
    return child;
  };
}

/** The `<font>` element that shows a text's translation, and the texts that such an element replaces. */
const translationOf = new WeakMap<Node, Element>();
const textsOf = new WeakMap<Element, readonly Node[]>();

const isTranslation = (node: Node): node is Element => node.nodeName === 'FONT';

/** Notes which texts were removed for one of the translations just added, in the same mutation or a later one. */
function noteTexts(record: MutationRecord, translations: ReadonlySet<Node>): readonly Node[] {
  const { addedNodes, removedNodes, previousSibling, nextSibling } = record;
  const isNew = (node: Node | null): node is Element => node !== null && translations.has(node);
  const translation = [...addedNodes, previousSibling, nextSibling].find(isNew);
  if (!translation) return [];
  const texts = [...removedNodes].flatMap((node) => {
    if (isTranslation(node)) return textsOf.get(node) ?? [];
    return node.nodeType === Node.TEXT_NODE && !node.isConnected ? [node] : [];
  });
  textsOf.set(translation, [...(textsOf.get(translation) ?? []), ...texts]);
  for (const text of texts) translationOf.set(text, translation);
  return texts;
}

function putBack(text: Node | null): void {
  const translation = text && !text.isConnected && translationOf.get(text);
  if (translation) translation.replaceWith(...(textsOf.get(translation) ?? []));
}

/** The parent's direct child that contains the node; null (the end) if none does. */
function childAround(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
