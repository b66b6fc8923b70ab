import '../../public/theme.js';
import '../ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CataloguePage } from './CataloguePage.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <CataloguePage />
  </StrictMode>,
);
