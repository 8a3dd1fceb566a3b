"""The five games behind the interfaces that researchers already use."""
