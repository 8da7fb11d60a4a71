/** The address of a photo, in the larger of its two sizes. */
export function photoUrl(name: string): string {
  return `/uploads/360/${name}.webp`;
}
