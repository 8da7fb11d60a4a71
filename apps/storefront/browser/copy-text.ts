/** Copies a text to the clipboard; resolves to whether that succeeded. */
export async function copyText(text: string): Promise<boolean> {
  // Browsers deny the clipboard on pages without encryption, such as a demo on another machine of the local network.
  if (!navigator.clipboard) return copyFromField(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyFromField(text),
  );
}

function copyFromField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
