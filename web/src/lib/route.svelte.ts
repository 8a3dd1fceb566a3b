// Where we are: the lobby, a table, or a replay at a ply. Links are ordinary; a click on one of ours stays in the page.
export type Route = { page: "lobby" } | { page: "table"; id: string } | { page: "replay"; id: string; ply: number };

function read(): Route {
  const [page, id, ply] = location.pathname.split("/").filter(Boolean);
  if (page === "table" && id) return { page, id };
  if (page === "replay" && id) return { page, id, ply: Number(ply ?? 0) || 0 };
  return { page: "lobby" };
}

class Router {
  now = $state<Route>(read());

  constructor() {
    addEventListener("popstate", () => (this.now = read()));
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.now = read();
    scrollTo(0, 0);
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.origin !== location.origin || event.ctrlKey || event.metaKey || event.button) return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/api") || link.hash) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
