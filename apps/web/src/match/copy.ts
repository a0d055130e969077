/** To the clipboard, if the browser lets us; the caller shows the text itself where it does not. */

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
