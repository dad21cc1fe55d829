/** Hands a text to the browser as a file to keep. It is made here and goes over no network. */
export function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // A download that has begun keeps the file; some browsers begin a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
