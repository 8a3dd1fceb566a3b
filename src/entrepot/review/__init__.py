"""The coach: it analyses a finished game and weighs each choice by what its seat knew at that moment."""
