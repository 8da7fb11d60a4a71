/** The widths in pixels of every picture of the catalog. */
export const imageWidths = [160, 280, 360] as const;

/** The widths in pixels of an uploaded picture; the widest file is smaller where the upload was. */
export const uploadWidths = [160, 360, 1080] as const;

/** The folder of the widest files of the catalog. Pages and replies carry these, and a browser chooses from them. */
export const imageFolder = '/images/360';

/** The folder of uploaded pictures in the width that replies carry. */
export const uploadFolder = '/uploads/360';

/** How the key of an uploaded picture of the catalog begins. */
const uploaded = 'upload:';

/** Returns the path of a picture of the catalog by its key, in the widest file. */
export function imagePath(key: string): string {
  const name = uploadedName(key);
  return name === undefined ? `${imageFolder}/${key}.webp` : uploadPath(name);
}

/** Returns the key of a picture of the catalog that staff has uploaded under a name. */
export function uploadKey(name: string): string {
  return `${uploaded}${name}`;
}

/** Returns the name of an uploaded picture by its key; undefined for one that came with the catalog. */
export function uploadedName(key: string): string | undefined {
  return key.startsWith(uploaded) ? key.slice(uploaded.length) : undefined;
}

/** Returns the path of an uploaded picture by its name, in the width that replies carry. */
export function uploadPath(name: string): string {
  return `${uploadFolder}/${name}.webp`;
}

/** Returns whether a path leads to an uploaded photo. */
export function isUploaded(path: string): boolean {
  return path.includes(`${uploadFolder}/`);
}

/** Returns whether a path leads to a picture of the catalog, which exists in all widths. */
export function hasAllWidths(path: string): boolean {
  return path.includes(`${imageFolder}/`);
}

/** Returns the path of the same picture in another width. */
export function imageInWidth(path: string, width: (typeof imageWidths | typeof uploadWidths)[number]): string {
  return path.replace('/360/', `/${width}/`);
}
