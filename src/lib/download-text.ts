/** Offers a text to the browser as a file download, without any request. */
export function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // A download that has started keeps the file, but some browsers start it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
