import { createRoot } from 'react-dom/client';
import { Wizard } from './Wizard';

const root = document.getElementById('root');
if (root) {
  // Without it, a figure says what the look itself costs.
  if (!window.location.search.includes('bare')) await import('./look');
  createRoot(root).render(<Wizard />);
}
