'use client';

import { useEffect } from 'react';

/**
 * The texts that a browser's translator took out of the page, by the `<font>` that it put in their place, and the other way
 * round. React still holds the texts: it would change what nobody sees, or throw where it removes them.
 */
const textsOf = new WeakMap<Element, Text[]>();
const translationOf = new WeakMap<Node, Element>();
/** What React took out itself. A translator works beside the page's own scripts, with a `Node` of its own. */
const removedByPage = new WeakSet<Node>();

/** Puts the texts back in the place of their translation, before React changes one of them. The translator comes again. */
function restore(node: Node) {
  const translation = translationOf.get(node);
  if (!translation) return;
  const texts = textsOf.get(translation) ?? [];
  for (const text of texts) translationOf.delete(text);
  textsOf.delete(translation);
  translation.replaceWith(...texts);
}

const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT';

function keepTexts() {
  const changes = new MutationObserver((records) =>
    records.forEach(({ target }) => restore(target)),
  );
  const translations = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      for (const text of removedNodes) {
        if (!translation || !(text instanceof Text) || text.isConnected) continue;
        if (removedByPage.delete(text)) continue;
        textsOf.set(translation, [...(textsOf.get(translation) ?? []), text]);
        translationOf.set(text, translation);
        changes.observe(text, { characterData: true });
      }
    }
  });
  translations.observe(document.body, { childList: true, subtree: true });

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(added: T, next: Node | null): T {
    if (next) restore(next);
    return insertBefore.call(this, added, next) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(removed: T): T {
    restore(removed);
    removedByPage.add(removed);
    return removeChild.call(this, removed) as T;
  };
  return () => {
    changes.disconnect();
    translations.disconnect();
    Object.assign(Node.prototype, { insertBefore, removeChild });
  };
}

/** Keeps the page alive and its figures right while a browser translates it. Mounted once in the layout. */
export function TranslatedText() {
  useEffect(keepTexts, []);
  return null;
}
