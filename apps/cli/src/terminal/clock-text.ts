/** 4:31, 1:02:03, and tenths below ten seconds. */
export function clockText(millis: number): string {
  if (millis < 10_000) return `0:0${(Math.floor(millis / 100) / 10).toFixed(1)}`;
  const all = Math.floor(millis / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor(all / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
}
