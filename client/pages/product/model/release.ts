import { Mesh, type Object3D, Texture } from 'three';

/** Sharpens textures, as a floor seen at a shallow angle would be blurred. */
export function sharpen(model: Object3D, anisotropy: number): void {
  for (const texture of texturesOf(model)) texture.anisotropy = anisotropy;
}

/** Frees a model's memory on the graphics card. */
export function release(model: Object3D): void {
  for (const texture of texturesOf(model)) {
    texture.dispose();
    if (texture.image instanceof ImageBitmap) texture.image.close();
  }
  for (const mesh of meshesOf(model)) {
    mesh.geometry.dispose();
    for (const material of [mesh.material].flat()) material.dispose();
  }
}

function meshesOf(model: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  model.traverse((part) => {
    if (part instanceof Mesh) meshes.push(part);
  });
  return meshes;
}

function texturesOf(model: Object3D): Set<Texture> {
  const materials = meshesOf(model).flatMap((mesh) => [mesh.material].flat());
  const values: unknown[] = materials.flatMap((material) => Object.values(material));
  return new Set(values.filter((value): value is Texture => value instanceof Texture));
}
