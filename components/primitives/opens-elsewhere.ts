/** Whether a click opens its link in another tab or window, which the page must not prevent. */
export const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
