"""Pearls, a small correct game on the kernel: the conformance kit must pass it, and fail every broken copy of it."""
