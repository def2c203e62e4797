// First, so that its rules come before those of the components.
import '../theme/base.css';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Notices } from '../app/notices.tsx';
import { showFonts } from '../show-fonts.ts';
import { StyleSheet } from './styles/style-sheet.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

void showFonts();

createRoot(root).render(
  <Router hook={useHashLocation}>
    <StyleSheet />
    <Notices />
  </Router>,
);
