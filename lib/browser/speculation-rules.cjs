// @ts-check
/**
 * The speculation rules by which a browser prefetches what a link marked `data-prefetch` leads to. The policy allows this
 * text by its hash; a browser without speculation rules ignores it.
 */
exports.speculationRules =
  '{"prefetch":[{"where":{"selector_matches":"[data-prefetch]"},"eagerness":"immediate"}]}';
