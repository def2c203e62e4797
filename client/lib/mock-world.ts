import { MAIN_WORLD, worldCookie } from '../../contracts/api/mock-console.ts';

const cookieName = () => worldCookie(location.port);

/** The mock's world that this browser uses; it is chosen in the mock's console, and the shop's pages and calls follow. */
export function chosenWorld(): string {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='));
  return cookies.find(([name]) => name === cookieName())?.[1] || MAIN_WORLD;
}

/** A cookie, because the server must know the world of a page too. */
export function chooseWorld(name: string): void {
  const [value, age] = name === MAIN_WORLD ? ['', '; Max-Age=0'] : [name, ''];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is only there over https and on localhost
  document.cookie = `${cookieName()}=${value}; Path=/; SameSite=Lax${age}`;
}
