// @ts-check
/** Browsers prefetch the page of a link that is pointed at or pressed. The policy has the hash of this text. */
exports.speculationRules =
  '{"prefetch":[{"where":{"and":[{"href_matches":"/*/"},{"not":{"href_matches":"/api/*"}},{"not":{"selector_matches":"[download],[target],[data-here],dialog a"}}]},"eagerness":"moderate"}]}';
