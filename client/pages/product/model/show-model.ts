import {
  Box3,
  DirectionalLight,
  HemisphereLight,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  Sphere,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { drawWhenMoved } from './draw-when-moved.ts';
import { ownTextures } from './own-textures.ts';
import { release, sharpen } from './release.ts';

export interface ShownModel {
  /** radians to the side and upwards */
  turn(aside: number, up: number): void;
  /** above 1 moves closer */
  zoom(factor: number): void;
  close(): void;
}

const FIELD_OF_VIEW = 30;
const SKY = 0xffffff;
const FLOOR = 0xd9cfbf;
/** A higher ratio makes no visible difference on a phone and drains its battery. */
const MAX_PIXEL_RATIO = 2;

/**
 * Shows a glTF binary in neutral light; it is turned by pointer or by `turn`.
 * @param host gets the canvas and decides its size
 * @param isCalm true stops movements at once
 * @throws when the file can't be read, or there is no WebGL
 */
export async function showModel(host: HTMLElement, file: ArrayBuffer, isCalm: boolean): Promise<ShownModel> {
  const { scene: model } = await new GLTFLoader().register(ownTextures).parseAsync(file, '');
  const renderer = new WebGLRenderer({ antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO));
  // made for products: colours stay as they are under white light
  renderer.toneMapping = NeutralToneMapping;
  sharpen(model, renderer.capabilities.getMaxAnisotropy());

  const scene = new Scene();
  // Plain lights, no environment map: floors don't reflect, and without a graphics card a map would take seconds.
  const sun = new DirectionalLight(SKY, 1.1);
  sun.position.set(-2, 3, 1);
  scene.add(model, sun, new HemisphereLight(SKY, FLOOR, 2.5));

  const { center, radius } = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, radius / 50, radius * 20);
  camera.position
    .set(0.75, 1.05, 1.35)
    .setLength(radius * 3.2)
    .add(center);
  const controls = new OrbitControls(camera, renderer.domElement);
  // a little below the middle, to leave room for text under the floor
  controls.target.copy(center).setY(center.y - radius * 0.11);
  controls.enableDamping = !isCalm;
  controls.enablePan = false;
  controls.minDistance = radius * 0.6;
  controls.maxDistance = radius * 6;
  const drawing = drawWhenMoved(controls, () => renderer.render(scene, camera));

  const resize = () => {
    const { clientWidth, clientHeight } = host;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setSize(clientWidth, clientHeight);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    drawing.ask();
  };
  host.append(renderer.domElement);
  const watcher = new ResizeObserver(resize);
  watcher.observe(host);
  resize();

  return {
    turn(aside, up) {
      controls.rotateLeft(aside);
      controls.rotateUp(up);
      drawing.ask();
    },
    zoom(factor) {
      // the controls take the inverse: the part of the distance that is left
      controls.dollyIn(1 / factor);
      drawing.ask();
    },
    close() {
      watcher.disconnect();
      drawing.stop();
      controls.dispose();
      release(model);
      renderer.dispose();
      renderer.domElement.remove();
    },
  };
}
