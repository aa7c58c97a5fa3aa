// @ts-check
/**
 * The speculation rules by which a browser prerenders what a link marked `data-ahead` leads to. The policy allows this
 * very text by its hash; a browser that knows no such rules ignores it.
 */
exports.aheadRules =
  '{"prerender":[{"where":{"selector_matches":"[data-ahead]"},"eagerness":"immediate"}]}';
