import { RepeatWrapping, Texture } from 'three';
import type { GLTFLoaderPlugin, GLTFParser } from 'three/examples/jsm/loaders/GLTFLoader.js';

interface TextureJson {
  readonly source?: number;
}
interface ImageJson {
  readonly bufferView?: number;
  readonly mimeType?: string;
}

/**
 * Decodes the pictures inside a model. The loader itself would fetch them from blob: addresses, which the
 * page's security policy does not allow.
 */
export function ownTextures(parser: GLTFParser): GLTFLoaderPlugin {
  const { textures = [], images = [] } = parser.json as {
    textures?: readonly TextureJson[];
    images?: readonly ImageJson[];
  };
  return {
    name: 'own textures',
    async loadTexture(index) {
      const image = images[textures[index]?.source ?? -1];
      if (image?.bufferView === undefined) throw new Error('a picture of the model is not in its file');
      const bytes: ArrayBuffer = await parser.getDependency('bufferView', image.bufferView);
      const type = image.mimeType ?? 'image/jpeg';
      const bitmap = await createImageBitmap(new Blob([bytes], { type }), {
        colorSpaceConversion: 'none',
        premultiplyAlpha: 'none',
      });
      const texture = new Texture(bitmap);
      texture.flipY = false;
      texture.wrapS = RepeatWrapping;
      texture.wrapT = RepeatWrapping;
      texture.needsUpdate = true;
      parser.associations.set(texture, { textures: index });
      return texture;
    },
  };
}
