/**
 * Calls back once the browser has painted what a key or a press changed, or before the page is hidden or left: what is
 * stored then is not lost. After a page that was left comes back, a second time.
 */
export function afterPaint(run: () => void): void {
  const once = () => {
    removeEventListener('visibilitychange', once);
    run();
  };
  addEventListener('visibilitychange', once);
  requestAnimationFrame(() => setTimeout(once));
}
