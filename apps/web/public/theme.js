// Runs before the first paint, so that nobody who chose dark sees a flash of light. The app takes over from here.
{
  const { dataset } = document.documentElement;
  let kept = '';
  try {
    kept = localStorage.getItem('rankfall/settings') ?? '';
  } catch {
    // Storage is blocked: the system's theme it is.
  }
  for (const field of ['theme', 'motion', 'board']) {
    const value = new RegExp(`"${field}":"([a-z]+)"`, 'u').exec(kept)?.[1];
    if (value !== undefined && value !== 'system') dataset[field] = value;
  }
}
