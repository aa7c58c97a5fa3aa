/** The moment a page is made, at the build or when it is made anew (at most 15 minutes old when visited). */
export const renderingDate = () => new Date();
