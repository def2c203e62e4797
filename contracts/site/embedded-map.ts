import { SHOWROOM_PLACE } from '../domain/seller/seller.ts';

/** A map of the showroom that the contact page can embed, and the key of the page's data that holds it. */
export interface EmbeddedMap {
  /** name of the service, shown to the customer */
  readonly provider: string;
  /** the address of the frame, with the shop's key */
  readonly url: string;
}

export const EMBEDDED_MAP = 'embedded-map';

const { latitude, longitude } = SHOWROOM_PLACE;
const ZOOM = 15;

/** The map services that the shop supports: the origin of their frames, and how to build a frame's address. */
export const MAP_PROVIDERS = {
  google: {
    name: 'Google Maps',
    origin: 'https://www.google.com',
    ask: (key: string) => `/maps/embed/v1/place?key=${key}&q=${latitude},${longitude}&zoom=${ZOOM}`,
  },
  mapbox: {
    name: 'Mapbox',
    origin: 'https://api.mapbox.com',
    ask: (key: string) =>
      `/styles/v1/mapbox/streets-v12.html?title=false&access_token=${key}#${ZOOM}/${latitude}/${longitude}`,
  },
} as const;

export type MapProvider = keyof typeof MAP_PROVIDERS;

/** @param key public: a browser sends it to the service, which only accepts it from this shop's pages */
export function embeddedMap(provider: MapProvider, key: string): EmbeddedMap {
  const { name, origin, ask } = MAP_PROVIDERS[provider];
  return { provider: name, url: origin + ask(encodeURIComponent(key)) };
}
