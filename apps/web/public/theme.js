// Runs before the first paint, so that nobody who chose dark sees a flash of light. The app takes over from here.
try {
  const { theme, motion, board } = JSON.parse(localStorage.getItem('rankfall/settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (motion === 'less') document.documentElement.dataset.motion = motion;
  if (typeof board === 'string') document.documentElement.dataset.board = board;
} catch {
  // Storage is blocked or damaged: the system's theme it is.
}
