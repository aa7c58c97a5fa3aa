'use client';

import { useEffect } from 'react';

/*
 * Browsers' translators put `<font>` elements in the place of texts that React holds: React then throws where it removes a
 * text, and changes texts that nobody sees (React issue 11538). It has no hook before a change, and forbidding translation
 * would shut visitors out. An element around each text that may change or go would do, but no check finds the text
 * that lacks one. So the two methods of `Node` that it calls put the texts back first.
 */
const textsOf = new WeakMap<Element, Text[]>();
const translationOf = new WeakMap<Node, Element>();
/** Translators run with a `Node` of their own, so that what is removed by the page's `Node` was removed by React. */
const removedByPage = new WeakSet<Node>();

/** Puts the texts back in the place of their translation. The translator then translates them again. */
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
