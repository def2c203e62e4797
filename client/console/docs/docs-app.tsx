import { chakra } from '@chakra-ui/react';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import swaggerStyles from 'swagger-ui-dist/swagger-ui.css?url';
import SwaggerUI, { type DocsRequest } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import useSWRImmutable from 'swr/immutable';
import {
  CONSOLE_API,
  CONSOLE_DOCS,
  CONSOLE_PATH,
  CONTROL_HEADER,
  type ConsoleReplies,
} from '../../../contracts/api/mock-console.ts';
import { callHeaders, newCallSerial } from '../../lib/call-headers.ts';
import { chosenWorld } from '../../lib/mock-world.ts';
import { OuterLink } from '../../ui/link.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { read } from '../console-api.ts';
import styles from './docs-app.module.css';
import { docsStyle } from './docs-style.ts';
import { documentForDocs } from './document-for-docs.ts';
import { mendMarkup } from './mend-markup.ts';

interface Docs {
  readonly document: object;
  readonly site: ConsoleReplies['/site'];
}

async function readDocs(url: string): Promise<Docs> {
  const [response, site] = await Promise.all([fetch(url), read('/site', chosenWorld())]);
  if (!response.ok)
    throw new Error(`The contract couldn't be loaded: ${response.status} ${response.statusText}`);
  return { document: documentForDocs(await response.json()), site };
}

const CONTRACT = `${CONSOLE_PATH}/openapi.json`;
const CONTROL_CALLS = `${CONSOLE_API}/openapi.json`;
/** `?console` in the address: the control calls instead of the contract */
const OF_CONSOLE = 'console';

/** The contract or the console's own calls as pages, with calls to try. */
export function DocsApp() {
  const isOfConsole = new URLSearchParams(location.search).has(OF_CONSOLE);
  const { data, error, mutate } = useSWRImmutable<Docs, Error>(
    isOfConsole ? CONTROL_CALLS : CONTRACT,
    readDocs,
  );
  return (
    <>
      <link rel="stylesheet" href={swaggerStyles} precedence="default" />
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        justifyContent="space-between"
        columnGap="8"
        rowGap="2"
        px={{ base: '5', lg: '10' }}
        py="5"
        bg="bg.sunken"
        borderBottom="1px solid {colors.border}"
      >
        <chakra.h1 textStyle="subheading">
          {isOfConsole ? 'The console’s own calls' : 'Calls of woojiapi'}
        </chakra.h1>
        <chakra.div display="flex" flexWrap="wrap" columnGap="6">
          <OuterLink
            className={clsx('text-small', styles.back)}
            href={isOfConsole ? CONSOLE_DOCS : `${CONSOLE_DOCS}?${OF_CONSOLE}`}
          >
            {isOfConsole ? 'Calls of woojiapi' : 'The console’s own calls'}
          </OuterLink>
          <OuterLink className={clsx('text-small', styles.back)} href={CONSOLE_PATH}>
            Back to the console
          </OuterLink>
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted" flex="1 0 100%" paddingInlineEnd={{ lg: '40%' }}>
          “Try it out” sends a call to the mock, in the world that is chosen in the console.{' '}
          {isOfConsole ? (
            <>
              Its headers are filled in for you. Other tools read these calls as{' '}
              <OuterLink href={CONTROL_CALLS}>openapi.json</OuterLink>.
            </>
          ) : (
            <>
              The call headers and the sign are filled in for you; a token comes from a login. Other tools
              read the contract as <OuterLink href={CONTRACT}>openapi.json</OuterLink> or{' '}
              <OuterLink href={`${CONSOLE_PATH}/openapi.yaml`}>openapi.yaml</OuterLink>.
            </>
          )}
        </chakra.p>
      </chakra.header>
      <chakra.div px={{ base: '2', lg: '6' }} paddingBottom="16" minHeight="70vh">
        {error && <ErrorState onRetry={() => void mutate()}>{error.message}</ErrorState>}
        {!data && !error && (
          <chakra.div px="4" py="10" maxWidth="40rem">
            <SkeletonText lines={6} />
          </chakra.div>
        )}
        {data && <Pages docs={data} />}
      </chakra.div>
    </>
  );
}

function Pages({ docs }: { docs: Docs }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const stopMending = mendMarkup(place.current);
    SwaggerUI({
      spec: docs.document,
      domNode: place.current,
      requestInterceptor: (request) => signRequest(request, docs.site),
      docExpansion: 'list',
      defaultModelsExpandDepth: -1,
      filter: true,
      tryItOutEnabled: false,
      validatorUrl: null,
      supportedSubmitMethods: ['get', 'post', 'patch', 'delete'],
    });
    return stopMending;
  }, [docs]);
  return <chakra.div ref={place} css={docsStyle} />;
}

/** Adds the headers that a browser of this site sends to a docs call, and signs its final address; a control call needs one alone. */
function signRequest(
  request: DocsRequest,
  { brand, siteSalt }: { readonly brand: string; readonly siteSalt: string },
): DocsRequest {
  if (request.loadSpec) return request;
  const { pathname, search } = new URL(request.url, location.origin);
  if (pathname.startsWith(`${CONSOLE_API}/`)) {
    request.headers[CONTROL_HEADER] = 'docs';
    return request;
  }
  const token = Object.entries(request.headers).find(([name]) => name.toLowerCase() === 'token')?.[1];
  const callserial = newCallSerial();
  Object.assign(request.headers, callHeaders({ brand, siteSalt, token, callserial, url: pathname + search }));
  return request;
}
