// @ts-check
/**
 * The speculation rules by which a browser prefetches the page of a link that a visitor points at or presses. The policy
 * allows this text by its hash; a browser without speculation rules ignores it.
 */
exports.speculationRules =
  '{"prefetch":[{"where":{"and":[{"href_matches":"/*/"},{"not":{"href_matches":"/api/*"}},{"not":{"selector_matches":"[download],[target],[data-here],dialog a"}}]},"eagerness":"moderate"}]}';
