/** How a definition is called that does not say its id: as its file, and a line as its folder. */
export function unsaidId(file: string): string {
  const [name = '', folder = 'line'] = file.split(/[/\\]/u).toReversed();
  return /^line\.(?:ya?ml|json)$/u.test(name) ? folder : name.replace(/(?<=.)\.[^.]*$/u, '');
}
