// After each test: the files share one page, so its clock goes again for whoever comes next.
import { afterEach, vi } from "vitest";

afterEach(() => void vi.useRealTimers());
