/** Work for a moment in which the browser has nothing else to do; answers with what calls it off. */
export function whenIdle(work: () => void, timeout: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no idle callback; a moment after everything else is as good.
  const timer = setTimeout(work, 600);
  return () => clearTimeout(timer);
}
