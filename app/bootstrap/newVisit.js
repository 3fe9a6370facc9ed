/**
 * The server has drawn the first question of a new visit. Is it this visitor's? Otherwise it stays hidden until the page's script has come:
 * a question that was answered before is never seen blank. A classic script in the head, so that it has run before anything is painted.
 */
(() => {
  const { documentElement: html, currentScript } = document;
  const { visit, order, untouched } = currentScript.dataset;
  const storedIn = (name, key) => {
    try { return window[name].getItem(key); } catch { return null; }
  };
  const stored = storedIn('sessionStorage', visit);
  const isUntouched = stored === null || stored === untouched;
  const isFramed = storedIn('sessionStorage', 'surefoot:visit')?.includes('"flagged":true');
  const isOrdered = storedIn('localStorage', order) !== null;
  // A landing page has asked already.
  const isAnswered = history.state?.landing !== undefined;
  if (isUntouched && !isFramed && !isOrdered && !isAnswered) html.dataset.question = 'new';
})();
