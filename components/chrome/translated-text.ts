'use client';

import { useEffect } from 'react';

/**
 * Browsers' translators put `<font>` elements in the place of texts that React holds, which then throws where it removes one
 * and changes what nobody sees (React issue 11538). React has no hook before a change, and a page that forbids
 * translation shuts visitors out: so the two methods that it calls put the texts back first.
 */
const textsOf = new WeakMap<Element, Text[]>();
const translationOf = new WeakMap<Node, Element>();
/** A translator has a `Node` of its own: what goes through these methods the page took out itself. */
const removedByPage = new WeakSet<Node>();

/** The translator comes again after it. */
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

export function TranslatedText() {
  useEffect(keepTexts, []);
  return null;
}
