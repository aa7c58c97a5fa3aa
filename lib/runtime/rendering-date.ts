/**
 * The time at which a page is generated: at most 15 minutes before a visitor sees it. A function, because the linter
 * forbids `new Date()` in components, which a browser may render twice; only server components call this.
 */
export const renderingDate = () => new Date();
