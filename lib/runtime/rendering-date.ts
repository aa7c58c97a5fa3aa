/** The time at which a page is generated, in the build or later. A visitor sees one that is at most 15 minutes old. */
export const renderingDate = () => new Date();
