// First, so that its rules come before those of the components.
import '../theme/base.css';
import { ChakraProvider } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Notices } from '../app/notices.tsx';
import { onFailure } from '../lib/failure-channel.ts';
import { showFonts } from '../show-fonts.ts';
import { notify } from '../state/notices.ts';
import { system } from '../theme/system.ts';
import { ConsoleApp } from './console-app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

void showFonts();

onFailure((error) => notify({ type: 'error', text: error instanceof Error ? error.message : String(error) }));

createRoot(root).render(
  <ChakraProvider value={system}>
    <SWRConfig value={{ shouldRetryOnError: false }}>
      <Router hook={useHashLocation}>
        <ConsoleApp />
        <Notices />
      </Router>
    </SWRConfig>
  </ChakraProvider>,
);
