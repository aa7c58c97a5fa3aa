// @ts-check
/**
 * The speculation rules by which a browser prerenders what a link marked `data-prerender` leads to. The policy allows this
 * text by its hash; a browser without speculation rules ignores it.
 */
exports.speculationRules =
  '{"prerender":[{"where":{"selector_matches":"[data-prerender]"},"eagerness":"immediate"}]}';
