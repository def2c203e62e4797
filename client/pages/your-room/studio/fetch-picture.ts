/** One of our own pictures, ready to be drawn. @throws Error where none of the addresses has a picture that the browser reads */
export async function fetchPicture(addresses: readonly string[]): Promise<HTMLImageElement> {
  for (const address of addresses) {
    const image = new Image();
    image.src = address;
    try {
      await image.decode();
      return image;
    } catch {
      // the next one may be in a format that this browser reads
    }
  }
  throw new Error('no picture');
}
