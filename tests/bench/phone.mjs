/** How slow a machine and a line are, and pages in a browser that has seen nothing yet. */
export const speeds = {
  fast: { name: 'CPU 1×', slower: 1 },
  slow: { name: 'CPU 4×', slower: 4 },
  phone: { name: 'CPU 4×, 1.6 Mbit/s, 150 ms', slower: 4, line: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 } },
};
const screen = { viewport: { width: 375, height: 812 } };

/** `use` is given a page of a new profile at this speed, and its DevTools session. */
export async function inNewProfile(browser, { slower, line }, use) {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  try {
    page.setDefaultTimeout(120_000);
    return await use(page, await atSpeed(page, { slower, line }));
  } finally {
    await context.close();
  }
}
export async function atSpeed(page, { slower, line }) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (line) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...line });
  }
  return cdp;
}
