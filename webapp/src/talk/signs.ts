/** Phrases that are drawn, in a 24 × 24 box like the icons. None looks like a gesture of brisca or like a suit. */
export const SIGNS: Record<string, string> = {
  laugh: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM7.3 10.4c.5-1.4 2.1-1.4 2.6 0M14.1 10.4c.5-1.4 2.1-1.4 2.6 0M7.5 13.3h9c-.4 4.6-8.6 4.6-9 0Z",
  cool: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.9 9.2h16.2M6.3 9.2c0 3.8 4.9 3.8 5 0M12.7 9.2c.1 3.8 5 3.8 5 0M9 15.9c1.9 1.2 4.1 1.2 6 0",
  hourglass: "M6.5 3.5h11M6.5 20.5h11M8 3.5c0 4.5 4 5.5 4 8.5s-4 4-4 8.5M16 3.5c0 4.5-4 5.5-4 8.5s4 4 4 8.5M10 17.8h4",
};
