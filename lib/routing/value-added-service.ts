/** The service whose page lists the processes. Editors may write its words; the list is ours. */
export const valueAdded = { slug: 'value-added-processes', title: 'Value Added Services' };
